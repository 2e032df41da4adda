import { type RefObject, useEffect, useRef } from 'react';
import type { PlayerFound } from '../../domain/answer/player/player-found.ts';
import type { FormValues } from '../form/form-values.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { arriveAt } from '../kit/arrival.ts';
import { Link } from '../kit/link.tsx';
import { useStateOfPage } from '../kit/state-of-page.ts';
import { dismissToast, showToast } from '../kit/toasts.ts';
import { LostRegistration } from '../player/lost-registration.tsx';
import type { RegistrationForm } from '../registration/outcome.ts';
import { pathOf } from '../registration/registration-type.ts';
import type { TeamRequest } from '../team/team-request.ts';
import { Queries } from '../transport/queries.tsx';
import type { Candidate, PlayerOnFile } from './find-player.ts';
import { words as find } from './find-words.ts';
import { PlayerFindForm } from './player-find-form.tsx';
import { PlayerPick } from './player-pick.tsx';
import { returnRight } from './re-register.ts';
import { ReturnForm } from './return-form.tsx';
import styles from './return-step.module.css';
import { ReturnStep } from './return-step.tsx';
import { words } from './return-words.ts';

type Step =
  | { readonly at: 'lookup'; readonly isNobody: boolean }
  | { readonly at: 'confirm'; readonly players: readonly Candidate[] }
  | { readonly at: 'register'; readonly player: PlayerOnFile };

const start: Step = { at: 'lookup', isNobody: false };

interface ReturningPlayerProps extends RegistrationForm {
  /** Team to request a place from, if one was chosen before. */
  readonly request?: TeamRequest;
}

/** Registration of a returning player: find the record, confirm it, register again (flow 3). */
export function ReturningPlayer({ request, onRegistered }: ReturningPlayerProps) {
  const [step, setStep] = useStateOfPage<Step>('returning player', start);
  const [sought, setSought] = useStateOfPage<FormValues>('returning player sought', {});
  const heading = useHeadingOf(step.at);
  const load = (player: PlayerOnFile, title: string) => {
    showToast({ tone: 'good', title, text: find.found.text(player.name) });
    setStep({ at: 'register', player });
  };
  const answer = ({ player, players }: PlayerFound, values: FormValues) => {
    setSought(values);
    if (player !== null) return load(player, find.found.title);
    if (players.length > 0) showToast({ tone: 'good', ...(players.length === 1 ? find.one : find.several) });
    else showToast({ tone: 'alarm', title: find.nobody.title, text: find.nobody.text });
    setStep(players.length > 0 ? { at: 'confirm', players } : { at: 'lookup', isNobody: true });
  };
  const back = () => {
    dismissToast();
    setStep(start);
  };
  const foundAgain = (onFile: PlayerOnFile) => (found: PlayerFound, values: FormValues) => {
    const isSame = [found.player, ...found.players].some((one) => one?.id === onFile.id);
    if (isSame) dismissToast();
    else answer(found, values);
    returnRight.resume();
  };
  switch (step.at) {
    case 'lookup':
      return (
        <ReturnStep heading={heading} step={1} {...words.lookup}>
          <PlayerFindForm start={sought} onAnswer={answer} />
          {step.isNobody && <Nobody />}
        </ReturnStep>
      );
    case 'confirm': {
      const { title, lead, back: label } = words.confirm;
      const many = step.players.length;
      return (
        <ReturnStep heading={heading} step={2} title={title(many)} lead={lead(many)} back={label} onBack={back}>
          <PlayerPick players={step.players} onPick={(player) => load(player, find.picked.title)} />
        </ReturnStep>
      );
    }
    case 'register':
      return (
        <ReturnStep heading={heading} step={3} {...words.register} onBack={back}>
          <Queries>
            <ReturnForm
              player={step.player}
              {...(request !== undefined && { request })}
              onClose={back}
              onRegistered={onRegistered}
            />
          </Queries>
          <AccessExpiredDialog right={returnRight} {...find.ended}>
            <PlayerFindForm start={sought} onAnswer={foundAgain(step.player)} />
          </AccessExpiredDialog>
        </ReturnStep>
      );
  }
}

/** Message that nobody was found, which stays after the toast. */
function Nobody() {
  return (
    <div className={styles.nobody}>
      <p>{find.nobody.text}</p>
      <Link to={pathOf('individual')}>{find.nobody.register}</Link>
      <LostRegistration />
    </div>
  );
}

/** Returns the ref of the step's heading, which takes the focus when the step changes. */
function useHeadingOf(step: Step['at']): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) arriveAt(heading.current);
    shown.current = step;
  }, [step]);
  return heading;
}
