/** A sheet beside a page's own words: as large as its own can be read, where there is room. */
export const besidePaper = "mx-auto aspect-[500/729] w-full max-w-[30rem] lg:w-[27rem] xl:w-[30rem]";
