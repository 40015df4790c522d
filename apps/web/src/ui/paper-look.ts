/**
 * A sheet beside a page's own words: as large as its own can be read, where there is room. Also of the empty place that is there
 * before the sheet: with the same sides as `CertificatePreview`, so that nothing moves when it comes.
 */
export const besidePaper = "mx-auto aspect-[500/729] w-full max-w-[30rem] lg:w-[27rem] xl:w-[30rem]";
