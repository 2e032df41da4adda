/** Returns a number with its noun: "1 team", "1,200 teams". */
export function counted(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${many}`;
}
