export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The same key means the same mail: a job that runs twice sends it under one message id. */
  key: string;
}

/** A mail as the outbox keeps it. */
export interface StoredMail extends OutgoingMail {
  from: string;
  sentAt: string;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
