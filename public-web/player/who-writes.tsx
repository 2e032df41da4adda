import { useWatch } from 'react-hook-form';
import { needsGuardian } from '../../domain/use-case/registration/newcomer.ts';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { whoWrites } from '../form/family.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { words } from './question-words.ts';
import { useTypedBirthYear } from './typed-birth-year.ts';

/** Autocomplete attributes by input, for a parent or a player who fills in the form; a child's email and phone are mostly the parent's. */
interface Autofill {
  readonly name: string;
  readonly birthYear: string;
  readonly email: string;
  readonly phone: string;
  readonly parentName: string;
  readonly parentEmail: string;
  readonly parentPhone: string;
}

const ofPlayer: Autofill = {
  name: 'name',
  birthYear: 'bday-year',
  email: 'email',
  phone: 'tel',
  parentName: 'section-parent name',
  parentEmail: 'section-parent email',
  parentPhone: 'section-parent tel',
};

/** Nobody has said who writes: a browser would put the parent's name into the child's. */
const ofEither: Autofill = { ...ofPlayer, name: 'off', birthYear: 'off' };

const ofParent: Autofill = {
  name: 'off',
  birthYear: 'off',
  email: 'email',
  phone: 'tel',
  parentName: 'name',
  parentEmail: 'email',
  parentPhone: 'tel',
};

const { question, parent, player } = words.whoWrites;

/** Question about the person who fills in the form. It decides the autocomplete attributes, and is neither required nor sent. */
export function WhoWrites() {
  return (
    <ChoiceCards
      name={whoWrites}
      label={question}
      choices={[
        { value: 'parent', label: parent },
        { value: 'player', label: player },
      ]}
      isCompact
      isOptional
    />
  );
}

/** Returns whether a parent or guardian fills in the form: as answered, or by default for a young child. */
export function useIsParentWriting(): boolean {
  const said = useWatch<FormValues>({ name: whoWrites });
  const isOfChild = needsGuardian(useTypedBirthYear(), circumstancesNow().year);
  return said === 'parent' || (!said && isOfChild);
}

/** Returns the autocomplete attributes of the form. */
export function useAutofill(): Autofill {
  const said = useWatch<FormValues>({ name: whoWrites });
  const isParentWriting = useIsParentWriting();
  if (isParentWriting) return ofParent;
  return said === 'player' ? ofPlayer : ofEither;
}
