/**
 * Builders and hosts that give every customer a name of its own under theirs and do not stand in the private part of the
 * Public Suffix List.
 */
export const hosters: ReadonlySet<string> = new Set(
  `jimdo.com jimdosite.com jimdofree.com jimdoweb.com wix.com wordpress.com business.site squarespace.com square.site
  eatbu.com canva.site my.canva.site hpage.com hpage.de de.tl chayns.site godaddysites.com mystrikingly.com strikingly.com
  webnode.page webnode.com webnode.de webador.de strato.de one.com ionos.space notion.site tumblr.com webs.com
  site123.me ueniweb.com durable.co repage.de beepworld.de npage.de over-blog.com systeme.io company.site onepage.me
  cargo.site super.site glide.page vev.site tilda.ws b12sites.com jouwweb.nl zyrosite.com hubspotpagebuilder.com
  shopify.com myportfolio.com odoo.com weblium.site ucoz.de byethost.com metro.bar metro.biz metro.rest
  clickfunnels.com gumroad.com 000webhostapp.com framer.website framer.ai wixstudio.com wixstudio.io alfahosting.org
  onmicrosoft.com`.split(/\s+/),
);
