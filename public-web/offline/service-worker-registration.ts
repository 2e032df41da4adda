/** Registers the service worker, so that the site opens without a network; the open page does not change. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || countsEveryMegabyte(navigator as object)) return;
  // A browser that forbids it (private windows, blocked storage) loads the site from the network as usual.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/** Removes service workers during development, including those of another server at this address. */
export async function unregisterServiceWorkers(): Promise<void> {
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(kept.map((registration) => registration.unregister()));
}

const countsEveryMegabyte = ({ connection }: { readonly connection?: { readonly saveData?: boolean } }): boolean =>
  connection?.saveData === true;
