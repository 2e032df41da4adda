/** Returns SQL for a registration's name of its tournament; the SQL form of the domain's tournamentLabel. */
export function labelSql(bracket: string): string {
  return `case when tournament.is_divided_by_age and ${bracket} is not null
    then tournament.name || ' (' || ${bracket} || ')' else tournament.name end`;
}
