/** The style that has come, and the rules of the letters that were taken out of it. */
interface LateSheet {
  readonly sheet: CSSStyleSheet;
  letters: readonly string[];
}

let fetched: Promise<LateSheet | undefined> | undefined;

/** Fetches all style. Its letters are fetched as well and kept for the next page: in this one they would move what is drawn, under a finger or a word. */
export function fetchSheet(address: string): Promise<LateSheet | undefined> {
  fetched ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Until its letters are out it is for no screen.
    link.media = 'print';
    link.onload = () => {
      const { sheet } = link;
      resolve(sheet === null ? undefined : { sheet, letters: lettersOutOf(sheet) });
      link.media = 'all';
    };
    // A page without its style can be read; one that waits for it for ever cannot.
    link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
  return fetched;
}

/** The style with its letters, for another page. */
export async function wholeSheet(address: string): Promise<void> {
  const style = await fetchSheet(address);
  if (style === undefined) return;
  for (const letter of style.letters) style.sheet.insertRule(letter);
  style.letters = [];
}

/** Takes the rules of the letters out of a style. */
function lettersOutOf(sheet: CSSStyleSheet): readonly string[] {
  const taken: string[] = [];
  for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = sheet.cssRules[place];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    taken.push(rule.cssText);
    if (isOfEverybody(rule)) void new FontFace('fetched', rule.style.getPropertyValue('src')).load().catch(() => {});
    sheet.deleteRule(place);
  }
  return taken;
}

/** Whether every page is written in these letters, as against those of a few names: their range begins at the first of all. */
const isOfEverybody = ({ style }: CSSFontFaceRule) => /U\+0+-/.test(style.getPropertyValue('unicode-range'));
