import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isAlreadyRegistered } from '../../domain/rule/registration/registration.ts';
import { type Alternative, alternatives } from '../../domain/rule/tournament/lost-place.ts';
import { moveDraft } from '../form/drafts.ts';
import type { FormValues } from '../form/form-values.ts';
import button from '../kit/button.module.css';
import type { CallFailed } from '../transport/call-failed.ts';
import { AlreadyRegistered } from './already-registered.tsx';
import styles from './alternatives.module.css';
import { asFreeAgent, asInterest, lostPlaceOf } from './lost-place.ts';
import { words } from './lost-words.ts';
import { pathOf } from './registration-type.ts';

interface WaysOnProps {
  readonly failure: CallFailed;
  /** All values of the form. */
  readonly values: FormValues;
  /** Name of the form's draft. */
  readonly draft: string;
  readonly tournamentId?: number;
  /** Sends the same form for the waiting list. */
  readonly onWait?: () => void;
  /** Sends the same form without a team, if it can. */
  readonly onAlone?: () => void;
}

/** Alternatives after a place was lost while the form was filled in, one press each; typed values move to the next form. */
export function Alternatives({ failure, values, draft, tournamentId, onWait, onAlone }: WaysOnProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (isAlreadyRegistered(failure.details)) return <AlreadyRegistered place={place} />;
  const lost = lostPlaceOf(failure);
  if (lost === undefined) return null;
  const alone = () => {
    moveDraft(draft, 'individual', asFreeAgent(values));
    navigate(pathOf('individual', tournamentId ?? (Number(values.tournamentId) || undefined)));
  };
  const tellMe = () => {
    moveDraft(draft, 'pre-register', asInterest(values));
    navigate(pathOf('pre-register'));
  };
  const presses: Readonly<Record<Alternative, (() => void) | undefined>> = {
    'waiting-list': onWait,
    alone: onAlone ?? alone,
    'tell-me': tellMe,
  };
  const { title, kept, ways } = words;
  return (
    <section ref={place} aria-label={title} className={styles.ways}>
      <p>
        <strong>{title}</strong> {kept}
      </p>
      {alternatives(lost).map(
        (way) =>
          presses[way] !== undefined && (
            <button key={way} type="button" className={button.secondary} onClick={presses[way]}>
              {ways[way]}
            </button>
          ),
      )}
    </section>
  );
}
