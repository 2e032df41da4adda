import { useState } from 'react';
import { drawPictures, onlyRound, type Picture } from '../../domain/answer/bracket/picture.ts';
import { enlarged, measures, narrowMeasures, paperMeasures } from '../../domain/answer/bracket/picture-columns.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { useFollowedTeam } from '../kit/use-followed-team.ts';
import { useInAddress } from '../kit/use-in-address.ts';
import { useLargeLetters } from '../kit/use-large-letters.ts';
import { useNarrow } from '../kit/use-narrow.ts';
import { usePaper } from '../kit/use-paper.ts';
import { useStandings } from '../standings/use-standings.ts';
import { useAnimation } from './animation.ts';
import { AnimationControls } from './animation-controls.tsx';
import { BracketPicture } from './bracket-picture.tsx';
import styles from './bracket-view.module.css';
import { speechOf } from './match-sides.ts';
import { words as page } from './page-words.ts';
import { roundInWords } from './round-name.ts';
import { TeamToFollow, teamsIn } from './team-to-follow.tsx';
import type { TournamentDetail } from './tournament-detail.ts';
import { words } from './words.ts';

/** Brackets of a tournament, one division at a time. */
export function BracketView({ detail }: { readonly detail: TournamentDetail }) {
  const isOnPaper = usePaper();
  const screenMeasures = enlarged(useNarrow() ? narrowMeasures : measures, useLargeLetters());
  const standings = useStandings(detail.tournament.id, detail.brackets);
  const pictures = drawPictures(detail.brackets, isOnPaper ? paperMeasures : screenMeasures, standings.lines);
  const [division, setDivision] = useInAddress('division');
  const [followed, follow] = useFollowedTeam();
  const own = pictures.find((one) => followed !== undefined && teamsIn(one).has(followed));
  const picture = pictures.find((one) => one.division === division) ?? own ?? pictures[0];
  if (standings.isOnTheWay) return <PageLoading text={page.detail.loading} isLong />;
  if (picture === undefined) return <p className={styles.empty}>{words.empty}</p>;
  const divisions = pictures.map((one) => one.division);
  return (
    <div className={styles.view}>
      {divisions.length > 1 && (
        <DivisionChoice divisions={divisions} chosen={picture.division} onChoose={setDivision} />
      )}
      <DivisionBracket
        key={picture.division}
        picture={picture}
        detail={detail}
        followed={picture === own ? followed : undefined}
        onFollow={follow}
      />
    </div>
  );
}

interface DivisionBracketProps {
  readonly picture: Picture;
  readonly detail: TournamentDetail;
  readonly followed: number | undefined;
  readonly onFollow: (team: number | undefined) => void;
}

function DivisionBracket({ picture, detail, followed, onFollow }: DivisionBracketProps) {
  const [named, setNamed] = useInAddress('round');
  const round = roundNamed(named, picture.rounds);
  const [isPreviewing, setPreviewing] = useState(false);
  const animation = useAnimation(picture.rounds);
  const speech = speechOf(detail, picture);
  const highlighted = animation.isOn ? animation.step.round + 1 : undefined;
  const controls = <AnimationControls animation={animation} rounds={picture.rounds} />;
  return (
    <>
      <BracketPicture
        picture={round === undefined ? picture : onlyRound(picture, round)}
        speech={speech}
        followed={followed}
        highlighted={highlighted}
        tools={
          <>
            <RoundFilter
              rounds={picture.rounds}
              groupRounds={picture.groupRounds}
              chosen={round}
              onChoose={(next) => setNamed(next === undefined ? undefined : String(next))}
            />
            <TeamToFollow picture={picture} teams={detail.teams} chosen={followed} onChoose={onFollow} />
          </>
        }
      />
      <div className={`${styles.tools} ${styles.below}`}>
        <details className={styles.fold}>
          <summary>{words.animation.fold}</summary>
          {controls}
          <button type="button" className={button.secondary} onClick={() => setPreviewing(true)}>
            {words.animation.mode}
          </button>
        </details>
        <button type="button" className={button.secondary} onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      {isPreviewing && (
        <Dialog title={words.animation.mode} onClose={() => setPreviewing(false)}>
          <div className={styles.preview}>
            {controls}
            <BracketPicture picture={picture} speech={speech} followed={followed} highlighted={highlighted} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Returns the round that an address names; undefined, for all rounds, where the bracket has no such round. */
function roundNamed(named: string | undefined, rounds: number): number | undefined {
  const round = Number(named);
  return Number.isInteger(round) && round >= 1 && round <= rounds ? round : undefined;
}

interface DivisionChoiceProps {
  readonly divisions: readonly string[];
  readonly chosen: string;
  readonly onChoose: (division: string) => void;
}

/** Choice among a tournament's age brackets, of which one is shown at a time. */
function DivisionChoice({ divisions, chosen, onChoose }: DivisionChoiceProps) {
  return (
    <fieldset className={styles.divisions}>
      <legend className={styles.spoken}>{words.division}</legend>
      {divisions.map((division) => (
        <button key={division} type="button" aria-pressed={division === chosen} onClick={() => onChoose(division)}>
          {division}
        </button>
      ))}
    </fieldset>
  );
}

interface RoundFilterProps {
  readonly rounds: number;
  readonly groupRounds: number;
  /** Only round shown; undefined shows all. */
  readonly chosen: number | undefined;
  readonly onChoose: (round: number | undefined) => void;
}

/** Buttons for all rounds and for each one. */
function RoundFilter({ rounds, groupRounds, chosen, onChoose }: RoundFilterProps) {
  const each = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.spoken}>{words.filter}</legend>
      {[undefined, ...each].map((round) => (
        <button key={round ?? 'all'} type="button" aria-pressed={round === chosen} onClick={() => onChoose(round)}>
          {round === undefined ? words.allRounds : roundInWords(round, { rounds, groupRounds })}
        </button>
      ))}
    </fieldset>
  );
}
