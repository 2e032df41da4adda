/** Alphabets that no language mixes within a word; a mix is a slip of the keyboard or on purpose. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
] as const;

/** Returns the first word of a name with letters of more than one alphabet. */
export function mixedWord(name: string): string | undefined {
  return name.split(/[\s\p{P}]+/u).find((word) => alphabets.filter((letters) => letters.test(word)).length > 1);
}
