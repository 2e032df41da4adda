import { nameKey } from './person.ts';

/**
 * Letters, digits and symbols by the Latin letters and digits that they look like: Unicode's confusables (UTS 39)
 * beyond compatible forms, in both cases, without letters that carry vowel signs, which would be lost. Capitals
 * decide where a small letter looks like none: В is a B, and so is в.
 */
const alike: Readonly<Record<string, string>> = {
  a: 'ɑΑαАаᎪⱭꓮᗅ⍶⍺𐊠𖽀',
  aa: 'Ꜳꜳ',
  ae: 'ÆæӔӕ',
  ao: 'Ꜵꜵ',
  au: 'Ꜷꜷ',
  av: 'ꜸꜹꜺꜻ',
  ay: 'Ꜽꜽ',
  b: 'ƀƁƂƃƄɃɓΒβБВЬбвьѢѣҌҍᏏᏴꓐꞴᖯᗷ𐊂𐊡𐌁',
  bl: 'Ыы',
  c: 'ȻȼСсҪҫᏟᴄⲤⲥꓚꮯ𑣩¢𐊢𐌂𐐕𐐽𐔜𑣲🝌',
  d: 'ÐĐđƉƊƋƌɖɗԀԁᎠᏧꓒꓓᑯᗞᗪ₫',
  dz: 'ʣ',
  e: 'ɆɇΕεЕеҼҽҾҿᎬꓰꬲ℮⋿ⴹ𐊆𑢦𑢮',
  f: 'ƑƒϜϝՔքᵮẝꓝꞘꞙꬵᖴ𐊇𐊥𐔥𑢢𑣂𝈓',
  g: 'ƍƓǤǥɠɡԌԍՑցᏀᏳᶃꓖꞬ',
  h: 'ĦħɦΗЋНнћҢңҺһӇӈӉӊՀհᎻᏂᏲⱧⲎꓧꚔꚕꞪᕼ𐋏',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙆꙇꞮꭵ⍳⍸𑣃',
  j: 'ɈɉͿϳЈјᎫꓙꞲᒍ',
  k: 'ƘƙΚκКкҚқҞҟᏦⱩⲔꓗꝀᛕ₭𐔘',
  l: 'ŁłƖƗƚǀȽɫɭΙІӀוןا١ٳ۱ᏞⱢⲒⳐꓡꓲ׀ߊᒪᛁ∣⏽ⵏ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇',
  ll: 'ǁװ‖∥𐆙',
  lo: 'Юю',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱΜμϺϻМмӍӎᎷᵯⱮⲘꓟ𑣣ᗰᛖ𐊰𐌑',
  n: 'ƝƞȠɳΝηՈՌոռᵰⲚꓠ𐆎𐔓',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօסه٥ھہە۵ۿ߀०০੦૦୦௦౦೦൦๐໐၀ჿᎾᏫᴏᴑⲞⲟꓳꝊꝋꬽꬾꭴꮎꮻ𑓐𑣠ዐ⊖⊝⍬ⴱⵁⵔ〇𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗𝈚🜔',
  oe: 'Œœ',
  oo: 'ꚘꚙꝎꝏ∞',
  p: 'ƤƥΡρРрᏢᵽⱣⲢⲣꓑᑭ⍴𐊕',
  q: 'ʠԚԛԳԶգզⵕ',
  r: 'ƦɌɍɼɽГгҒғᎡᏒᴦᵲⱤⲅꓣꭇꭈꮁᖇ𐒴𖼵𝈖',
  rn: '₥',
  s: 'ƼƽʂЅѕՏտᏕᏚᵴꓢꜱꟅꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ŦŧƬƭƮȾΤτТтҬҭᎢᵵⲦꓔ⊤⍡⟙𐊗𐊱𐌕𑢼𖼊🝨',
  tf: 'ꝷ',
  ts: 'ʦ',
  u: 'ƲɄʋυՍսᏌᴜᵾꓴꞞꞟꭎꭒꮜሀᑌ∪⋃𐓎𐓶𑢸𑣘𖽂',
  ue: 'ᵫ',
  uo: 'ꭣ',
  v: 'νѴѵט٧۷Ꮩᴠꓦꮩᐯ∨⋁ⴸꛟ𐆗𐔝𑢠𑣀𖼈𝈍',
  w: 'ƜɯѠѡѼѽԜԝԱաᎳᏔᴡꓪꝠꝡꮃ𑣦₩𑣯',
  x: 'ΧχХхҲҳⲬꓫꞳ×ᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⵝ𐆖𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ƔƳƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỾỿⲨꓬꭚ¥𐊲𑢤𑣜𖽃',
  z: 'ƵƶȤȥʐΖζᏃᴢᵶꓜꮓ𑣥𐋵𑢩𑣄',
  2: 'ƧƻϨᒿꙄꛯꝚ',
  3: 'ƷȜЗҘӠⳌꝪꞫ𑣊𖼻𝈆',
  4: 'Ꮞ𑢯',
  5: '𑢻',
  6: 'бᏮⳒ𑣕',
  7: '𐓒𑣆𝈒',
  8: 'Ȣȣ৪੪𐌚𞣋',
  9: '৭੧୨൭ⳊꝮ𑢬𑣌𑣖',
};

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letters, those]) => [...those].map((one) => [one, letters] as const)),
);

/** Matches marks on a letter and invisible characters: accents, frames such as that of a keycap, variation selectors, invisible signs. */
const marks = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]|\p{Default_Ignorable_Code_Point}/gu;
/** Matches marks of another script on a Latin letter. */
const strayMarks = /(?<=[a-z])\p{M}+/gu;

/**
 * Returns a name's visual key: readers would confuse two names with the same key (a skeleton after UTS 39). Beyond
 * the letters of other scripts, i, l, 1 and | are equal, as are o and 0, m and rn, w and vv. It serves for
 * comparison only, never for display or sorting.
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

/** Tells whether two names are equal in comparison, or would be confused by a reader. */
export function looksLike(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other) || lookKey(one) === lookKey(other);
}

/** Finds the item with this name; else the first whose name looks like it. */
export function lookAlike<T extends { readonly name: string }>(name: string, among: readonly T[]): T | undefined {
  const key = nameKey(name);
  return among.find((one) => nameKey(one.name) === key) ?? among.find((one) => looksLike(one.name, name));
}
