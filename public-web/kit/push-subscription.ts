/** Storage key of the teams that this browser follows; the server stores the same list under the browser's push endpoint. */
export const followedTeams = 'followed-teams';

/** Returns the subscription by which this browser receives notices, if it has one. */
export async function pushSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}
