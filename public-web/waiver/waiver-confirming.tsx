import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { likenessForm } from '../../domain/use-case/waiver/waiver-form.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TickBox } from '../form/tick-box.tsx';
import { dayOf } from '../kit/eastern-day.ts';
import { Fact } from '../kit/fact.tsx';
import { showToast } from '../kit/toasts.ts';
import { words } from './sign-words.ts';
import { WaiverAnswer } from './waiver-answer.tsx';
import { confirm, withdraw } from './waiver-calls.ts';
import styles from './waiver-page.module.css';
import { WaiverSections } from './waiver-sections.tsx';

interface WaiverConfirmingProps {
  readonly shown: WaiverView;
  readonly sealed: string;
  readonly onConfirmed: (shown: WaiverView) => void;
  readonly onWithdrawn: (shown: WaiverView) => void;
}

/** Claimed signature with its signer, and the parent's answer. */
export function WaiverConfirming({ shown, sealed, onConfirmed, onWithdrawn }: WaiverConfirmingProps) {
  const { claimed } = words;
  return (
    <>
      <ClaimShown shown={shown} />
      <p className={styles.lead}>{claimed.text(shown.signer ?? '', shown.playerName)}</p>
      <details className={styles.terms}>
        <summary>{claimed.read}</summary>
        <WaiverSections heading="h2" />
        <p className={styles.version}>{words.versionOf(shown.version)}</p>
      </details>
      <DomainForm
        label={claimed.label}
        fields={likenessForm.fields}
        start={{ likenessAllowed: shown.likenessAllowed === true }}
        remarksOn={(values) => remarksOf(likenessForm.check(values, circumstancesNow()))}
        send={(values) => confirm(sealed, values)}
        onSent={(after) => {
          showToast({ tone: 'good', ...claimed.confirmed });
          onConfirmed(after);
        }}
        failure={claimed.failed}
      >
        <TickBox name="likenessAllowed" label={words.likeness} />
        <SubmitButton label={claimed.submit} sending={claimed.sending} />
      </DomainForm>
      <div className={styles.ways}>
        <WaiverAnswer label={claimed.refuse} send={() => withdraw(sealed)} onSent={onWithdrawn} />
      </div>
    </>
  );
}

function ClaimShown({ shown }: { readonly shown: WaiverView }) {
  const { claimed } = words;
  return (
    <header className={styles.head}>
      <h1>{claimed.heading}</h1>
      <dl>
        <Fact name={words.forPlayer} value={shown.playerName} />
        <Fact name={words.at} value={shown.tournament} />
        <Fact name={claimed.by} value={shown.signer ?? ''} />
        <Fact name={claimed.on} value={dayOf(shown.signedAt)} />
      </dl>
    </header>
  );
}
