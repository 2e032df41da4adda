import { useWatch } from 'react-hook-form';
import { ChoiceCards } from '../form/choice-cards.tsx';
import { whoWrites } from '../form/family.ts';
import type { FormValues } from '../form/form-values.ts';
import { words } from './asked-words.ts';

/** Whose own name and contact the browser may fill in, by the input it is for. */
export interface Autofill {
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

const ofParent: Autofill = {
  name: 'off',
  birthYear: 'off',
  email: 'section-player email',
  phone: 'section-player tel',
  parentName: 'name',
  parentEmail: 'email',
  parentPhone: 'tel',
};

const { question, parent, player } = words.whoWrites;

/** Who is filling this in: it decides whose autofill is offered, and is neither required nor sent. */
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

/** Whether a parent or guardian has said that they fill in the form around. */
export function useIsParentWriting(): boolean {
  return useWatch<FormValues>({ name: whoWrites }) === 'parent';
}

/** Whose autofill the inputs of the form around offer. */
export function useAutofill(): Autofill {
  return useIsParentWriting() ? ofParent : ofPlayer;
}
