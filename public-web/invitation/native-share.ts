/** Data for a phone's share sheet. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns whether this browser can open the share sheet. */
export function hasShareSheet(shared: Shared): boolean {
  const { share, canShare }: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator;
  return typeof share === 'function' && (canShare?.call(navigator, shared) ?? true);
}

/** Opens the share sheet; returns false if the browser refuses, as inside other apps. Closing the sheet counts as success. */
export async function openShareSheet(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
