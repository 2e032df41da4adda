import { nameKey } from './person.ts';

/**
 * Letters and digits by the Latin letters that they look like: those of Unicode's confusables (UTS 39, version 14) that a name may be
 * written with, in both cases. Capitals decide where a small letter looks like none: В is a B, and so is в.
 */
const alike: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪⱭꓮ',
  aa: 'Ꜳꜳ',
  ae: 'ÆæӔӕ',
  ao: 'Ꜵꜵ',
  au: 'Ꜷꜷ',
  av: 'ꜸꜹꜺꜻ',
  ay: 'Ꜽꜽ',
  b: 'ƀƁƂƃƄɃɓΒβБВЬбвьѢѣҌҍᏏᏴꓐꞴ',
  bl: 'Ыы',
  c: 'ȻȼСсҪҫᏟᴄⲤⲥꓚꮯ𑣩',
  d: 'ÐĐđƉƊƋƌɖɗԀԁᎠᏧꓒꓓ',
  dz: 'ʣ',
  e: 'ɆɇΕεЕеҼҽҾҿᎬꓰꬲ',
  f: 'ƑƒϜϝՔքᵮẝꓝꞘꞙꬵ',
  g: 'ƍƓǤǥɠɡԌԍՑցᏀᏳᶃꓖꞬ',
  h: 'ĦħɦΗЋНнћҢңҺһӇӈӉӊՀհᎻᏂᏲⱧⲎꓧꚔꚕꞪ',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙆꙇꞮꭵ',
  j: 'ɈɉͿϳЈјᎫꓙꞲ',
  k: 'ƘƙΚκКкҚқҞҟᏦⱩⲔꓗꝀ',
  l: 'ŁłƖƗƚǀȽɫɭΙІӀוןا١ٳ۱ᏞⱢⲒⳐꓡꓲ',
  ll: 'ǁװ',
  lo: 'Юю',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱΜμϺϻМмӍӎᎷᵯⱮⲘꓟ𑣣',
  n: 'ƝƞȠɳΝηՈՌոռᵰⲚꓠ',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօסه٥ھہە۵ۿ߀०০੦૦୦௦౦೦൦๐໐၀ჿᎾᏫᴏᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ𑓐𑣠',
  oe: 'Œœ',
  oo: 'ꚘꚙꝎꝏ',
  p: 'ƤƥΡρРрᏢᵽⱣⲢⲣꓑ',
  q: 'ʠԚԛԳԶգզ',
  r: 'ƦɌɍɼɽГгҒғᎡᏒᴦᵲⱤⲅꓣꭇꭈꮁ',
  s: 'ƼƽʂЅѕՏտᏕᏚᵴꓢꜱꟅꮪ',
  t: 'ŦŧƬƭƮȾΤτТтҬҭᎢᵵⲦꓔ',
  tf: 'ꝷ',
  ts: 'ʦ',
  u: 'ƲɄʋυՍսᏌᴜᵾꓴꞞꞟꭎꭒꮜ',
  ue: 'ᵫ',
  uo: 'ꭣ',
  v: 'νѴѵט٧۷Ꮩᴠꓦꮩ',
  w: 'ƜɯѠѡѼѽԜԝԱաᎳᏔᴡꓪꝠꝡꮃ𑣦',
  x: 'ΧχХхҲҳⲬꓫꞳ',
  y: 'ƔƳƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỾỿⲨꓬꭚ',
  z: 'ƵƶȤȥʐΖζᏃᴢᵶꓜꮓ𑣥',
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letters, those]) => [...those].map((one) => [one, letters] as const)),
);

/** What is drawn upon a letter or not at all: accents, frames such as that of a keycap, selectors of a form, invisible signs. */
const marks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]|\p{Default_Ignorable_Code_Point}/gu;
/** Signs of another script upon a Latin letter. */
const strayMarks = /(?<=[a-z])\p{M}+/gu;

/**
 * A name as it looks: two that have the same are taken for one another by whoever reads them (a skeleton after UTS 39). Beyond the letters of
 * other scripts, i, l, 1 and | are one, o and 0, m and rn, w and vv. It is compared, and never shown or sorted by.
 */
export function lookKey(name: string): string {
  const written = [...name.normalize('NFKD').replace(marks, '')].map((one) => latin.get(one) ?? one).join('');
  return nameKey(written)
    .replace(strayMarks, '')
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/** Whether two names are one as they are compared, or would be taken for one another. */
export function looksLike(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other) || lookKey(one) === lookKey(other);
}

/** Of several that are named the one of this name; else the first whose name looks like it. */
export function lookAlike<T extends { readonly name: string }>(name: string, among: readonly T[]): T | undefined {
  const key = nameKey(name);
  return among.find((one) => nameKey(one.name) === key) ?? among.find((one) => looksLike(one.name, name));
}
