import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { mailChangeLink } from './captain-calls.ts';
import { words } from './captain-roster-words.ts';

/** Button for a captain who cannot play while the team can: mails the link to change or cancel to the family. */
export function CaptainOwnRegistration({ teamId }: { readonly teamId: number }) {
  const { own } = words;
  const { isSending, send } = useSending(own.failed);
  const mail = () =>
    send(async () => {
      await mailChangeLink(teamId);
      showToast({ tone: 'good', ...own.sent });
    });
  return (
    <>
      <p>{own.text}</p>
      <div>
        <button type="button" className={button.quiet} aria-disabled={isSending} onClick={mail}>
          {own.open}
        </button>
      </div>
    </>
  );
}
