import { tick } from '../../rule/form/agreement.ts';
import { choice, type Option } from '../../rule/form/choice.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { shootoutName } from '../../rule/match/score.ts';

const teamId = wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Every team is named by its id' });

const teams = list(teamId, { label: 'Teams', most: 64, message: 'Name the level teams, best first' });

/** Options for separating level teams. */
export const separations: readonly Option<'lots' | 'shoot-out'>[] = [
  { value: 'lots', label: 'Lots' },
  { value: 'shoot-out', label: shootoutName },
];

const levelTeams: typeof teams = { ...teams, limits: (at) => ({ ...teams.limits(at), required: true }) };

/** Form for a tie whose decision is taken back: its teams in any order. */
export const revokedTieEntry = form({ teams: levelTeams });

export type RevokedTieEntry = Answers<typeof revokedTieEntry>;

/** Form for a tie decision: the teams from best to last, and the means. */
export const tieEntry = form({
  teams: levelTeams,
  by: choice('By', separations, 'A tie is decided by lots or shoot-out'),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
});

export type TieEntry = Answers<typeof tieEntry>;
