// Unpacks Chromium, the libraries it needs and some fonts into the folder that TMPDIR names.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
