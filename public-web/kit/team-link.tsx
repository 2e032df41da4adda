import { Link } from './link.tsx';
import { useMyTeamId } from './my-team-id.ts';
import styles from './team-link.module.css';

interface TeamLinkProps {
  /** Null where nobody knows yet who it is: then the name leads nowhere. */
  readonly id: number | null;
  readonly name: string;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** The name of a team, which leads to its games, news and calendar wherever it stands; the one that leads on this device is marked. */
export function TeamLink({ id, name, className, tabIndex }: TeamLinkProps) {
  const isMine = useMyTeamId() === id;
  if (id === null) return <bdi className={className}>{name}</bdi>;
  return (
    <Link
      to={`/teams/${id}`}
      className={[styles.team, className].filter(Boolean).join(' ')}
      data-mine={isMine}
      {...{ tabIndex }}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
