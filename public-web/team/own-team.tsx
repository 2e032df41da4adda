import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../form/form-values.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { words } from './words.ts';

/** Link to the captain's own team, below the name that it has already. */
export function OwnTeam({ id }: { readonly id: number }) {
  const { name } = useFormContext<FormValues>().formState.errors;
  if (name?.type !== 'server') return null;
  return (
    <Link to={`/captain/team/${id}`} className={button.secondary}>
      {words.ownTeam}
    </Link>
  );
}
