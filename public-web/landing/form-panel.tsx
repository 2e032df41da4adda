import { type ComponentType, type LazyExoticComponent, lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusFirstInputAfterTouch } from '../form/touch-focus.ts';
import { arriveAt } from '../kit/arrival.ts';
import { PageLoading } from '../kit/page-loading.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import type { RegistrationType } from '../registration/registration-type.ts';
import { words } from '../registration/words.ts';
import styles from './form-panel.module.css';

const forms: Readonly<Record<RegistrationType, LazyExoticComponent<ComponentType<RegistrationForm>>>> = {
  'create-team': lazy(() => import('../team/create-team-form.tsx').then((part) => ({ default: part.CreateTeamForm }))),
  'join-team': lazy(() => import('../join-request/find-team.tsx').then((part) => ({ default: part.FindTeam }))),
  individual: lazy(() => import('../free-agent/free-agent-form.tsx').then((part) => ({ default: part.FreeAgentForm }))),
  invitation: lazy(() => import('../invitation/code-entry.tsx').then((part) => ({ default: part.CodeEntry }))),
  'returning-player': lazy(() =>
    import('../returning-player/returning-player.tsx').then((part) => ({ default: part.ReturningPlayer })),
  ),
  'pre-register': lazy(() =>
    import('../registration/interest-form.tsx').then((part) => ({ default: part.InterestForm })),
  ),
};

const ClosedNotice = lazy(() =>
  import('../registration/closed-notice.tsx').then((part) => ({ default: part.ClosedNotice })),
);

interface FormPanelProps extends RegistrationForm {
  readonly type: RegistrationType;
  /** Whether the form stands in for another one that is closed. */
  readonly isInstead: boolean;
  /** Whether registration has closed since the form was opened. */
  readonly isClosedMeanwhile: boolean;
}

/** Panel with the chosen registration form, which scrolls into view and takes the focus. */
export function FormPanel({ type, isInstead, isClosedMeanwhile, onClose, onRegistered }: FormPanelProps) {
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
        {isInstead && <ClosedNotice isMeanwhile={false} />}
        <Form onClose={onClose} onRegistered={onRegistered} />
        {isClosedMeanwhile && (
          <Suspense>
            <ClosedNotice isMeanwhile />
          </Suspense>
        )}
        <Arrival key={key} at={heading} />
      </Suspense>
    </div>
  );
}

/** Scrolls to the heading and focuses it once the content above is loaded; after a touch it focuses the first input. */
function Arrival({ at }: { readonly at: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    arriveAt(at.current);
    focusFirstInputAfterTouch(at.current?.closest('div') ?? null);
  }, [at]);
  return null;
}
