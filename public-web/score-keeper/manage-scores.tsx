import { type ScoreKeeperSignIn, scoreKeeperSignIn } from '../../domain/use-case/score-keeper/score-keeper-sign-in.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import styles from '../game/live-scores.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { send } from '../transport/call.ts';
import type { Keeper } from './keeper-session.ts';
import { words } from './keeping-words.ts';

const { manage } = words;

interface ManageScoresProps {
  readonly onOpen: (keeper: Keeper) => void;
  readonly onClose: () => void;
}

/** Dialog in which a score keeper signs in with the shared password. */
export function ManageScores({ onOpen, onClose }: ManageScoresProps) {
  return (
    <Dialog title={manage.title} onClose={onClose}>
      <div className={styles.manage}>
        <p>{manage.text}</p>
        <DomainForm
          label={manage.title}
          fields={scoreKeeperSignIn.fields}
          remarksOn={(values) => remarksOf(scoreKeeperSignIn.check(values, circumstancesNow()))}
          send={(values) => send<Pick<ScoreKeeperSignIn, 'name'>>('POST', '/api/score-keeper/login', values)}
          onSent={({ name }) => {
            showToast({ tone: 'good', ...manage.done });
            onOpen({ name });
          }}
          failure={{ ...manage.failed, isVerdict: true }}
        >
          <TextInput name="name" kind="name" autoComplete="name" />
          <TextInput name="password" kind="password" autoComplete="current-password" />
          <SubmitButton label={manage.submit} sending={manage.sending} />
        </DomainForm>
      </div>
    </Dialog>
  );
}
