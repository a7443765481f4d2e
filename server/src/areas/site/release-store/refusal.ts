/** A call that is refused with one English sentence, for whoever runs the command. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 422;

  constructor(status: Refusal['status'], message: string) {
    super(message);
    this.status = status;
  }
}
