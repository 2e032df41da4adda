/** Returns a time of day, HH:MM, as people say it in New Jersey: 6:15 PM; the end of a day is 12:00 AM. */
export function clockInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
