import { send } from '../transport/call.ts';
import button from './button.module.css';
import styles from './forget-device.module.css';
import { words } from './forget-words.ts';
import { leaveTeam } from './my-team.ts';
import { followedTeams, pushSubscription } from './push-subscription.ts';
import { useSending } from './sending.ts';
import { device, visit } from './storage.ts';
import { showToast } from './toasts.ts';

/** Button with which a family or a captain leaves a device that others use too; the page then shows how it starts. */
export function ForgetDevice({ onForgotten }: { readonly onForgotten: () => void }) {
  const { isSending, send: forget } = useSending(words.failed);
  const leave = () =>
    forget(async () => {
      await send('POST', '/api/device/forget', {});
      await dropStored();
      onForgotten();
      showToast({ tone: 'good', ...words.forgotten });
    });
  return (
    <section className={styles.forget} aria-labelledby="forget-device">
      <h2 id="forget-device">{words.title}</h2>
      <p id="forget-device-text">{words.text}</p>
      <button
        type="button"
        className={button.secondary}
        aria-disabled={isSending}
        aria-describedby="forget-device-text"
        onClick={leave}
      >
        {isSending ? words.forgetting : words.forget}
      </button>
    </section>
  );
}

/** Drops what the browser stores about the family: the choices of its forms, its team, and the teams whose news it gets. */
async function dropStored(): Promise<void> {
  leaveTeam();
  visit.clear();
  device.drop(followedTeams);
  try {
    // The push service tells the server that the subscription has ended.
    await (await pushSubscription())?.unsubscribe();
  } catch {
    // Without push nothing is received.
  }
}
