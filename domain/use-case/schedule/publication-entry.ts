import { optional } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { asPlaceholderValue, said } from '../../language/sentence.ts';

/** Form for the organizers' note to families with a publication. */
export const publicationEntry = form({
  note: optional(
    text({
      label: 'Note',
      max: [500, said('{label} must be at most 500 characters', { label: asPlaceholderValue('Note') })],
    }),
  ),
});
