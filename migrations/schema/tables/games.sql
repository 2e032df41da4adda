-- Brackets, games, histories of scores, and goals.

create table brackets (
  id serial,
  tournament_id integer not null,
  match_key varchar(120) not null,
  stage varchar(20) not null,
  round integer not null,
  position integer not null,
  team1_id integer,
  team2_id integer,
  winner_id integer,
  field varchar(100),
  game_time timestamptz,
  status varchar(20) not null default 'scheduled',
  age_bracket varchar(50),
  slots jsonb not null,
  constraint brackets_pkey primary key (id),
  constraint brackets_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
  constraint brackets_team1 foreign key (team1_id) references teams (id),
  constraint brackets_team2 foreign key (team2_id) references teams (id),
  constraint brackets_winner foreign key (winner_id) references teams (id),
  constraint brackets_match_unique unique (tournament_id, match_key),
  constraint brackets_status_known check (status in ('scheduled', 'in_progress', 'completed'))
);

-- Games. `started_at` is the actual start. `ending` is the state before a forfeit, or that the game had not begun, so that the
-- end can be reverted. Times are null while the tournament has no day to play them on.
create table games (
  id serial,
  tournament_id integer not null,
  bracket_id integer,
  match_key varchar(120) not null,
  stage varchar(20) not null,
  round integer not null,
  age_bracket varchar(50),
  team1_id integer,
  team2_id integer,
  team1_score integer not null default 0,
  team2_score integer not null default 0,
  team1_shootout integer,
  team2_shootout integer,
  forfeited_by integer[],
  status varchar(20) not null default 'scheduled',
  start_time timestamptz,
  end_time timestamptz,
  field varchar(100) not null,
  is_locked boolean not null default false,
  notes varchar(500),
  winner_id integer,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  ending jsonb,
  constraint games_pkey primary key (id),
  constraint games_tournament foreign key (tournament_id) references tournaments (id) on delete cascade,
  constraint games_bracket foreign key (bracket_id) references brackets (id) on delete set null,
  constraint games_team1 foreign key (team1_id) references teams (id),
  constraint games_team2 foreign key (team2_id) references teams (id),
  constraint games_winner foreign key (winner_id) references teams (id),
  constraint games_status_known check (status in ('scheduled', 'in_progress', 'completed')),
  constraint games_scores_counted check (team1_score between 0 and 99 and team2_score between 0 and 99),
  constraint games_shootout_whole check ((team1_shootout is null) = (team2_shootout is null)),
  constraint games_started_with_teams
    check (status = 'scheduled' or (team1_id is not null and team2_id is not null)),
  constraint games_times_whole check ((start_time is null) = (end_time is null)),
  constraint games_end_after_start check (start_time < end_time)
);
create unique index games_match_unique on games (tournament_id, match_key) where bracket_id is not null;
create index games_bracket_index on games (bracket_id);
create index games_status_index on games (status, start_time);

create table score_updates (
  id serial,
  game_id integer not null,
  kind varchar(20) not null,
  from_team1_score integer not null,
  from_team2_score integer not null,
  team1_score integer not null,
  team2_score integer not null,
  timestamp timestamptz not null,
  updated_by varchar(100) not null,
  constraint score_updates_pkey primary key (id),
  constraint score_updates_kind_known
    check (kind in ('score', 'start', 'complete', 'reopen', 'forfeit', 'reset', 'delete'))
);
create index score_updates_game_index on score_updates (game_id);

-- Refuses changes of score histories, which outlive their games.
create function keep_history() returns trigger language plpgsql as $$
  begin
    raise exception 'the history of scores is only ever added to';
  end $$;
create trigger score_updates_stay before update or delete on score_updates
  for each row execute function keep_history();

-- Goals. One without a known player, such as an own goal, says so in `scorer`; a score keeper may remove the goals they entered.
create table player_goals (
  id serial,
  game_id integer not null,
  player_id integer,
  team_id integer not null,
  minute integer not null,
  updated_by varchar(100) not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  keeper_id integer,
  scorer varchar(20) not null default 'player',
  constraint player_goals_pkey primary key (id),
  constraint player_goals_game foreign key (game_id) references games (id) on delete cascade,
  constraint player_goals_player foreign key (player_id) references players (id) on delete set null,
  constraint player_goals_team foreign key (team_id) references teams (id),
  constraint player_goals_keeper foreign key (keeper_id) references score_keepers (id) on delete set null,
  constraint player_goals_minute_played check (minute between 1 and 90),
  constraint player_goals_scorer_known check (scorer in ('player', 'unknown', 'own')),
  constraint player_goals_of_nobody check (scorer = 'player' or player_id is null)
);
create index player_goals_game_index on player_goals (game_id);
create index player_goals_player_index on player_goals (player_id);
