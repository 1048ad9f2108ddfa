-- Language of the interface that a person chose; null follows the browser.
ALTER TABLE "User" ADD COLUMN "interfaceLanguage" TEXT;
