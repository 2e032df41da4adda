import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { dayOf } from '../kit/eastern-day.ts';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { showToast } from '../kit/toasts.ts';
import { words } from './sign-words.ts';
import { WaiverAnswer } from './waiver-answer.tsx';
import { confirm, withdraw } from './waiver-calls.ts';
import styles from './waiver-page.module.css';

interface WaiverSignedProps {
  readonly shown: WaiverView;
  readonly sealed: string;
  readonly onChanged: (shown: WaiverView) => void;
  readonly onWithdrawn: (shown: WaiverView) => void;
}

/** Signed waiver; the consent to photos can be changed, and the waiver can be withdrawn. */
export function WaiverSigned({ shown, sealed, onChanged, onWithdrawn }: WaiverSignedProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const { signer, playerName, signedAt, version } = shown;
  const isAllowed = shown.likenessAllowed === true;
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {words.done.title}
      </h1>
      <p>{words.done.text(signer ?? '', playerName, dayOf(signedAt))}</p>
      <p>{words.done.likeness(isAllowed)}</p>
      <p className={styles.version}>{words.versionOf(version)}</p>
      <div className={styles.ways}>
        <Link to="/player-lookup" className={button.primary}>
          {words.done.playerId}
        </Link>
        <WaiverAnswer
          label={isAllowed ? words.change.forbid : words.change.allow}
          send={() => confirm(sealed, { likenessAllowed: !isAllowed })}
          onSent={(after) => {
            showToast({ tone: 'good', ...words.change.changed });
            onChanged(after);
          }}
        />
        <WaiverAnswer label={words.change.withdraw} send={() => withdraw(sealed)} onSent={onWithdrawn} />
      </div>
    </section>
  );
}

/** Withdrawn waiver, with a button to sign again. */
export function WaiverWithdrawn({ playerName, onSign }: { readonly playerName: string; readonly onSign: () => void }) {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {words.withdrawn.title}
      </h1>
      <p>{words.withdrawn.text(playerName)}</p>
      <div>
        <button type="button" className={button.secondary} onClick={onSign}>
          {words.withdrawn.sign}
        </button>
      </div>
    </section>
  );
}
