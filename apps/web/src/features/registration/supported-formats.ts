import type { MaterialType } from "@colophon/api";

/**
 * The usual file formats of each kind of work, for a hint only: which kind a file suggests is in `work-of-file.ts`. Any other
 * file can be fingerprinted as well.
 */
export const supportedFormats: Record<MaterialType, readonly string[]> = {
  animation: ["MP4", "MOV", "WebM", "GIF"],
  art: ["JPEG", "PNG", "TIFF", "SVG", "PSD"],
  book: ["PDF", "EPUB", "DOCX", "ODT"],
  documentary: ["MP4", "MOV", "MKV", "MXF"],
  screenplay: ["PDF", "FDX", "Fountain", "DOCX"],
  script: ["PDF", "DOCX", "TXT"],
  music: ["WAV", "FLAC", "MP3", "MIDI", "MusicXML"],
  photograph: ["JPEG", "PNG", "TIFF", "HEIC", "DNG"],
};
