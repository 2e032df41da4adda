/** Loaded style sheet, and the font rules that were removed from it. */
interface LateSheet {
  readonly sheet: CSSStyleSheet;
  letters: readonly string[];
}

let fetched: Promise<LateSheet | undefined> | undefined;

/** Loads the full style sheet. Its fonts are loaded for the next page only: on this one they would move content under a finger or while it is read. */
export function fetchSheet(address: string): Promise<LateSheet | undefined> {
  fetched ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // It applies to no screen until its font rules are removed.
    link.media = 'print';
    link.onload = () => {
      const { sheet } = link;
      resolve(sheet === null ? undefined : { sheet, letters: lettersOutOf(sheet) });
      link.media = 'all';
    };
    // A page without its style can be read; one that waits forever cannot.
    link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
  return fetched;
}

/** Restores the font rules for the next page. */
export async function wholeSheet(address: string): Promise<void> {
  const style = await fetchSheet(address);
  if (style === undefined) return;
  for (const letter of style.letters) style.sheet.insertRule(letter);
  style.letters = [];
}

/** Removes the font rules from a style sheet and returns them. */
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

/** Returns whether a font serves all pages, not only rare names: its unicode-range starts at 0. */
const isOfEverybody = ({ style }: CSSFontFaceRule) => /U\+0+-/.test(style.getPropertyValue('unicode-range'));
