import { fold } from "../analysis/fold.ts";
import { normalise } from "../analysis/normalise.ts";

/** First names that are nothing else in the languages that they are written in: who says one names somebody. */
const names = `
  محمد أحمد محمود مصطفى إبراهيم يوسف حسين عثمان إسماعيل جورج إلياس ميخائيل نجيب غسان جبران نزار توفيق يحيى فؤاد
  فاطمة عائشة خديجة زينب مريم سعاد رضوى غادة نوال سميرة بثينة سلمى ياسمينة عبدالله عبدالرحمن الطاهر
  gabriel miguel carlos jorge javier joaquin alejandro antonio francisco fernando diego pablo pedro rafael roberto
  isabel lucia carmen teresa beatriz rodrigo gonzalo ines camila valentina
  pierre jacques guillaume marguerite simone albert emile gustave victor honore francoise aurelien camille helene
  william charles james john george margaret virginia agatha elizabeth stephen michael robert thomas edward
  haruki yukio murasaki`;

const known = new Set(fold(normalise(names)).trim().split(/\s+/));

export const isGivenName = (folded: string): boolean => known.has(folded);
