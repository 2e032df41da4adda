/** Keeps the site on this device, so that it opens without a network; the page that is open notices nothing. */
export async function keepSite(): Promise<void> {
  if (!('serviceWorker' in navigator) || countsEveryMegabyte(navigator as object)) return;
  // A browser that will not keep it (private windows, blocked storage) has the site from the network as ever.
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

/** In development nothing is kept, and what another start at this address has kept is let go. */
export async function letSiteGo(): Promise<void> {
  const kept = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(kept.map((registration) => registration.unregister()));
}

const countsEveryMegabyte = ({ connection }: { readonly connection?: { readonly saveData?: boolean } }): boolean =>
  connection?.saveData === true;
