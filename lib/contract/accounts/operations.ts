import * as accounts from './accounts';
import * as apiTokens from './api-tokens';
import * as firstPassword from './first-password';
import * as passkeys from './passkeys';
import * as password from './password';
import * as recovery from './recovery';
import * as secondFactor from './second-factor';
import * as sessions from './sessions';
import * as settings from './settings';
import * as verification from './verification';
import * as webhooks from './webhooks';

/** Signing in, passwords, sessions and settings. */
export const ACCOUNTS = [
  accounts.signIn,
  accounts.register,
  accounts.signOut,
  sessions.listSessions,
  sessions.endSession,
  sessions.endSessions,
  sessions.isConfirmed,
  sessions.confirmPassword,
  secondFactor.getSecondFactor,
  secondFactor.unlinkDirectory,
  secondFactor.beginApp,
  secondFactor.addApp,
  secondFactor.removeApp,
  secondFactor.renewRecoveryCodes,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  secondFactor.removePasskey,
  passkeys.beginPasskeyUse,
  accounts.signInWithPasskey,
  recovery.forgetPassword,
  recovery.askForSignInLink,
  recovery.openSignInLink,
  recovery.resetPassword,
  firstPassword.sendPasswordLink,
  firstPassword.makePhoneCode,
  firstPassword.setFirstPassword,
  recovery.verifyEmail,
  recovery.confirmEmail,
  recovery.sendVerification,
  recovery.unsubscribe,
  webhooks.listWebhooks,
  webhooks.addWebhook,
  webhooks.renewWebhookSecret,
  webhooks.testWebhook,
  webhooks.removeWebhook,
  webhooks.listWebhookMessages,
  webhooks.resendWebhookMessage,
  apiTokens.listApiTokens,
  apiTokens.makeApiToken,
  apiTokens.revokeApiToken,
  settings.getSettings,
  settings.updateSettings,
  password.changePassword,
  verification.verify,
] as const;
