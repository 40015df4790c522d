/** Divides texts into what readers take for characters. Shared: constructing one takes as long as segmenting a line. */
export const graphemes = new Intl.Segmenter();
