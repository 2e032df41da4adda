/** A day of the coming January, as 2031-01-13: always ahead, and always in winter time. */
export function winterDay(day: number): string {
  return `${new Date().getFullYear() + 1}-01-${String(day).padStart(2, '0')}`;
}
