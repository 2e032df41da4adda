/** What is handed to the share sheet of a phone. */
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether this browser opens the share sheet of its phone. */
export function hasShareSheet(shared: Shared): boolean {
  const { share, canShare }: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator;
  return typeof share === 'function' && (canShare?.call(navigator, shared) ?? true);
}

/** Opens the share sheet; false where the browser refuses it, as inside other apps. Whoever closes it has changed their mind. */
export async function openShareSheet(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
