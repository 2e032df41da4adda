/** Every sentence of forms: lists within them, and two organizers who change the same record. */
export const words = {
  again: 'Save and add another',
  mixedAlphabets: (word: string) => `“${word}” has letters of different alphabets. Was it typed on one keyboard?`,
  entry: {
    input: (one: string, number: number, label: string) => `${one} ${number}: ${label}`,
    add: (one: string) => `Add ${within(one)}`,
    up: (one: string, number: number) => `Move ${within(one)} ${number} up`,
    down: (one: string, number: number) => `Move ${within(one)} ${number} down`,
    remove: (one: string, number: number) => `Remove ${within(one)} ${number}`,
  },
  conflict: {
    title: 'Somebody else has changed this meanwhile',
    text: 'Nothing you typed is lost. Save again to put your answers in place of theirs, or take theirs.',
    saveMine: 'Save mine',
    takeTheirs: 'Take theirs',
    was: (label: string, theirs: string) => `${label}: now ${theirs}`,
    empty: 'empty',
  },
} as const;

/** A name within a sentence: names of languages keep their capitals. */
function within(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
