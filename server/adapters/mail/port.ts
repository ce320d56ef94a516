export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Becomes the message id: a job that runs twice sends the same mail again, not another one. */
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
