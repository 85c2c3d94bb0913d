-- An answer that was cut at the limit of its length, or stopped by the provider's filter, is incomplete.
alter table public.conversation_turns drop constraint conversation_turns_state_check;
alter table public.conversation_turns add constraint conversation_turns_state_check
  check (state in ('answering', 'ready', 'cut', 'filtered', 'stopped', 'failed'));
