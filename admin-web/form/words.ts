/** Every sentence about lists within a form. */
export const words = {
  entry: {
    input: (one: string, number: number, label: string) => `${one} ${number}: ${label}`,
    add: (one: string) => `Add ${one.toLowerCase()}`,
    up: (one: string, number: number) => `Move ${one.toLowerCase()} ${number} up`,
    down: (one: string, number: number) => `Move ${one.toLowerCase()} ${number} down`,
    remove: (one: string, number: number) => `Remove ${one.toLowerCase()} ${number}`,
  },
} as const;
