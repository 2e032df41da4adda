import { type ComponentType, type LazyExoticComponent, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { startWriting } from '../form/one-thumb.ts';
import { arriveAt } from '../kit/arrival.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import type { RegistrationType } from '../registration/registration-type.ts';
import { words } from '../registration/words.ts';
import styles from './form-panel.module.css';

const forms: Readonly<Record<RegistrationType, LazyExoticComponent<ComponentType<RegistrationForm>>>> = {
  'create-team': lazy(async () => ({ default: (await import('../team/create-team-form.tsx')).CreateTeamForm })),
  'join-team': lazy(async () => ({ default: (await import('../join-request/find-team.tsx')).FindTeam })),
  individual: lazy(async () => ({ default: (await import('../free-agent/free-agent-form.tsx')).FreeAgentForm })),
  invitation: lazy(async () => ({ default: (await import('../invitation/code-entry.tsx')).CodeEntry })),
  'returning-player': lazy(async () => ({
    default: (await import('../returning-player/returning-player.tsx')).ReturningPlayer,
  })),
  'pre-register': lazy(async () => ({ default: (await import('../registration/interest-form.tsx')).InterestForm })),
};

const ClosedNotice = lazy(async () => ({ default: (await import('../registration/closed-notice.tsx')).ClosedNotice }));

interface FormPanelProps extends RegistrationForm {
  readonly type: RegistrationType;
  /** Another form was asked for, which is closed. */
  readonly isInstead: boolean;
}

/** The form of the way chosen. It comes into view and takes the focus. */
export function FormPanel({ type, isInstead, onClose, onRegistered }: FormPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Form = forms[type];
  const { key } = useLocation();
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.types[type].heading}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={words.closeForm}>
          ×
        </button>
      </header>
      <Suspense fallback={<PageLoading text={words.loadingForm} />}>
        {isInstead && <ClosedNotice />}
        <Form onClose={onClose} onRegistered={onRegistered} />
        <Arrival key={key} at={heading} />
      </Suspense>
    </div>
  );
}

/** Once what stands before it is there, the heading comes into view and takes the focus; for a thumb the first input. */
function Arrival({ at }: { readonly at: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    arriveAt(at.current);
    startWriting(at.current?.closest('div') ?? null);
  }, [at]);
  return null;
}
