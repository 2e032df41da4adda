import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { form } from '../../domain/rule/form/form.ts';
import { invitationCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { typedCode } from '../../domain/use-case/invitation/typed-code.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow, type FormValues, written } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { TextInput } from '../form/text-input.tsx';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { useStateOfPage } from '../kit/state-of-page.ts';
import { dismissToast, showToast } from '../kit/toasts.ts';
import type { RegistrationForm } from '../registration/outcome.ts';
import { CallFailed, verdictOf } from '../transport/call-failed.ts';
import styles from './code-entry.module.css';
import { words } from './invite-words.ts';
import { invitedTeam } from './invited-team.ts';
import { JoinForm } from './join-form.tsx';
import { TeamSummary } from './team-summary.tsx';

const codeForm = form({ invitationCode });
const choices = ['invitationCode'];
const longest = invitationCode.limits({ year: 0 }).maxLength;

interface Validated {
  readonly code: string;
  readonly team: InvitedTeam;
}

/** Form to enter an invitation code, see the team and join it (flow 5 on the landing page). */
export function CodeEntry({ onClose, onRegistered }: RegistrationForm) {
  const [validated, setValidated] = useStateOfPage<Validated | undefined>('invitation', undefined);
  return (
    <div className={styles.entry}>
      <DomainForm
        label={words.code.formLabel}
        draft="invitation code"
        choices={choices}
        fields={codeForm.fields}
        remarksOn={(values) => remarksOf(codeForm.check(values, circumstancesNow()))}
        onRefused={({ invitationCode: text = '' }) => showToast({ tone: 'alarm', title: words.code.missing, text })}
        send={validate}
        onSent={(found) => {
          setValidated(found);
          showToast({
            tone: 'good',
            title: words.code.found.title,
            text: words.code.found.text(found.team.name),
          });
        }}
        failure={{ ...words.code.invalid, isVerdict: true }}
      >
        <div className={styles.line}>
          <TextInput
            name="invitationCode"
            kind="code"
            placeholder={words.code.example}
            autoComplete="off"
            rewrite={(typed) => typedCode(typed).slice(0, longest)}
            isLocked={validated !== undefined}
          />
          <CheckButton
            isValid={validated !== undefined}
            onChange={() => {
              dismissToast();
              setValidated(undefined);
            }}
          />
        </div>
      </DomainForm>
      {validated !== undefined && (
        <Found>
          <TeamSummary team={validated.team} heading="h3" />
          <JoinForm {...validated} invitedAs={null} onClose={onClose} onRegistered={onRegistered} />
        </Found>
      )}
    </div>
  );
}

/** Scrolls to the team that was found. */
function Found({ children }: { readonly children: ReactNode }) {
  const place = useArrival<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.found}>
      {children}
    </div>
  );
}

/** Finds the team behind the typed code; a verdict is said at the input, in the specification's words. */
async function validate(values: FormValues): Promise<Validated> {
  const code = typedCode(written(values, 'invitationCode'));
  try {
    return { code, team: await invitedTeam(code) };
  } catch (failure) {
    const verdict = verdictOf(failure);
    if (verdict === undefined) throw failure;
    const { text } = words.code.invalid;
    throw new CallFailed(verdict.status, text, text, { invitationCode: text });
  }
}

interface CheckButtonProps {
  readonly isValid: boolean;
  readonly onChange: () => void;
}

/** Button that checks the code; once it is valid, another code can be entered. */
function CheckButton({ isValid, onChange }: CheckButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  if (isValid) {
    return (
      <div className={styles.check}>
        <button type="submit" className={button.primary} disabled>
          {words.code.valid}
        </button>
        <button type="button" className={button.quiet} onClick={onChange}>
          {words.code.other}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.check}>
      <button type="submit" className={button.primary} aria-disabled={isSubmitting}>
        {isSubmitting ? words.code.checking : words.code.check}
      </button>
    </div>
  );
}
