/** Returns the secret of a mailed link without the full stop, bracket or invisible mark that came along when it was copied. */
export function linkedSecret(copied: string): string {
  return copied.replace(/^[^\w-]+|[^\w-]+$/g, '');
}
