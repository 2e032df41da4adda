/** Returns a link to a place on a map; on a phone it opens the map app. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
