import { optional } from '../../rule/form/field.ts';
import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { asPlaceholderValue, said } from '../../rule/language/sentence.ts';

/** Form for the organizers' note to families with a publication. */
export const publicationEntry = form({
  note: optional(
    text({
      label: 'Note',
      max: [500, said('{label} must be at most 500 characters', { label: asPlaceholderValue('Note') })],
    }),
  ),
});
