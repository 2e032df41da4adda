import { useState } from 'react';
import { closureEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { type BracketGame, hasStarted } from '../bracket/drawn-tournament.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { allFields, fromKickoff, RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { type Previewed, revise } from './timetable-calls.ts';
import { fieldsOf, startsOf } from './timetable-grid.ts';

export const closeField = 'Close a field or an hour';

/** Dialog that closes a field for the rest of the day, or all fields for a while. */
export function CloseDialog(props: RevisionProps) {
  const open = props.drawn.games.filter((game) => !hasStarted(game));
  const [closure, setClosure] = useState<ClosureRequest>({
    from: startsOf(open)[0] ?? '',
    field: fieldsOf(open).at(-1) ?? null,
    until: null,
  });
  return (
    <RevisionDialog
      {...props}
      said={{
        title: closeField,
        text: 'Games that stand there get other places, unless they have started; one that is locked has to be unlocked first. Other games move only where that has to be.',
        save: 'Close',
        done: 'Closed',
        about: closedText,
        failed: 'Failed to close it',
      }}
      asked={closure}
      mayMoveNothing
      preview={previewClosure}
      save={closeVenue}
    >
      <ClosureInput closure={closure} open={open} onChange={setClosure} />
    </RevisionDialog>
  );
}

const closedText = (games: number) =>
  games === 0 ? 'No game had to move.' : games === 1 ? '1 game moved.' : `${games} games moved.`;

interface ClosureInputProps {
  readonly closure: ClosureRequest;
  readonly open: readonly BracketGame[];
  readonly onChange: (closure: ClosureRequest) => void;
}

/** Inputs for the field and the first kick-off and, for all fields, the end. */
function ClosureInput({ closure, open, onChange }: ClosureInputProps) {
  const starts = startsOf(open);
  const later = starts.filter((start) => start > closure.from);
  return (
    <>
      <ChoiceInput
        label="Not played on"
        value={closure.field ?? ''}
        choices={[...fieldsOf(open).map((field) => ({ value: field, label: field })), { value: '', label: allFields }]}
        onChange={(field) =>
          onChange({ ...closure, field: field === '' ? null : field, until: field === '' ? closure.until : null })
        }
      />
      <ChoiceInput
        label={fromKickoff}
        value={closure.from}
        choices={starts.map((value) => ({ value, label: easternTime(value) }))}
        onChange={(from) => onChange({ ...closure, from, until: null })}
      />
      {closure.field === null && (
        <ChoiceInput
          label={closureEntry.fields.until.label}
          value={closure.until ?? ''}
          choices={[
            { value: '', label: 'The end of the day' },
            ...later.map((value) => ({ value, label: easternTime(value) })),
          ]}
          onChange={(until) => onChange({ ...closure, until: until === '' ? null : until })}
        />
      )}
    </>
  );
}

/** Closure of a field for the rest of the day, or of all fields for a while. */
export interface ClosureRequest {
  readonly from: string;
  readonly until: string | null;
  readonly field: string | null;
}

/** Previews the games that a closure would move without saving. */
const previewClosure = (tournamentId: number, closure: ClosureRequest, draft: boolean) =>
  revise('closure', tournamentId, { ...closure, preview: true, draft });

const closeVenue = (tournamentId: number, closure: ClosureRequest, seen: Previewed) =>
  revise('closure', tournamentId, { ...closure, ...seen });
