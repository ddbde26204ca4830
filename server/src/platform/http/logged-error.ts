/** Words with an at sign: addresses of people, and those of services with a user and a password in them. */
const WITH_AT = /[^\s<>"'()[\],;]+@[^\s<>"'()[\],;]+/g;

const masked = (text: string) => text.replace(WITH_AT, '…@…');

/** An error as the log has it. */
type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError };

/**
 * An error for the log: its kind, words, code and place. What a service or the database adds, such as the values of a row or the
 * addresses of a mail, stays out of it, and so do addresses in the words.
 */
export function loggedError({
  name,
  message,
  stack = '',
  code,
  cause,
}: Error & { code?: string }): LoggedError {
  return {
    type: name,
    message: masked(message),
    stack: masked(stack),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
