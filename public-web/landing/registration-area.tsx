import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { forgetFamily } from '../form/family-answers.ts';
import { arriveAt } from '../kit/arrival.ts';
import section from '../kit/section.module.css';
import { Chooser } from '../registration/chooser.tsx';
import { InterestBanner } from '../registration/interest-banner.tsx';
import type { Outcome } from '../registration/outcome.ts';
import { cardTypes, type RegistrationType, typeIn } from '../registration/registration-type.ts';
import { words } from '../registration/words.ts';
import { useBoard } from '../site/board.ts';
import { isRegistrationClosed, useClosedMeanwhile } from '../site/open-tournaments.ts';
import { FormPanel } from './form-panel.tsx';

const SuccessDialog = lazy(() => import('./success-dialog.tsx').then((part) => ({ default: part.SuccessDialog })));

/** Registration cards, the chosen form below them, and the dialog after a registration. */
export function RegistrationArea() {
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(1);
  const navigate = useNavigate();
  const asked = typeIn(search);
  const isClosed = isRegistrationClosed(useBoard());
  const isClosedMeanwhile = useClosedMeanwhile(asked) && asked !== 'pre-register';
  const type = isClosed && asked !== undefined && !isClosedMeanwhile ? 'pre-register' : asked;
  const isCard = cardTypes.some((one) => one === type);
  const heading = useHeadingOfCards(type);
  useEffect(() => {
    if (type === undefined) forgetFamily();
  }, [type]);
  const close = () => {
    setOutcome(undefined);
    navigate('/', { replace: true });
  };
  // Applied together with the address, which the router changes in a transition, so that a form scrolls into view only once.
  const goOn = (to: string) =>
    startTransition(() => {
      setOutcome(undefined);
      setRound(round + 1);
      navigate(to, { replace: true });
    });
  return (
    <section id="register" className={section.section} aria-labelledby="choose">
      <h2 id="choose" ref={heading} tabIndex={-1} className={section.title}>
        {words.title}
      </h2>
      <p className={section.lede}>{words.lede}</p>
      <Chooser chosen={type} closedTypes={isClosed ? cardTypes.filter((one) => one !== type) : []} />
      {!isCard && <InterestBanner isChosen={type === 'pre-register'} />}
      {type !== undefined && (
        // A sent form stays until its dialog is loaded, and cannot be sent again.
        <div inert={outcome !== undefined}>
          <FormPanel
            key={`${type} ${round}`}
            type={type}
            isInstead={type !== asked}
            isClosedMeanwhile={isClosedMeanwhile}
            onClose={close}
            onRegistered={setOutcome}
          />
        </div>
      )}
      {isCard && <InterestBanner isChosen={false} />}
      <Suspense>
        {outcome !== undefined && type !== undefined && (
          <SuccessDialog outcome={outcome} way={type} onClose={close} onAnother={goOn} />
        )}
      </Suspense>
    </section>
  );
}

/** Focuses the heading of the cards when a form is closed, or when the address asks for the cards. */
function useHeadingOfCards(type: RegistrationType | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastType = useRef(type);
  const location = useLocation();
  useEffect(() => {
    const isLeft = lastType.current !== undefined && type === undefined;
    lastType.current = type;
    if (isLeft || location.hash === '#register') arriveAt(heading.current);
  }, [type, location]);
  return heading;
}
