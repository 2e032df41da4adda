/** Every sentence of forms: lists within them, and two organizers who change the same record. */
export const words = {
  entry: {
    input: (one: string, number: number, label: string) => `${one} ${number}: ${label}`,
    add: (one: string) => `Add ${one.toLowerCase()}`,
    up: (one: string, number: number) => `Move ${one.toLowerCase()} ${number} up`,
    down: (one: string, number: number) => `Move ${one.toLowerCase()} ${number} down`,
    remove: (one: string, number: number) => `Remove ${one.toLowerCase()} ${number}`,
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
