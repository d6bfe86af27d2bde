# Varnish in front of the app: it keeps the pages, results of the graph and pictures that the app marks as public.
#
# varnishd -a 127.0.0.1:8080 -f /opt/flaneur/deploy/varnish.vcl -s malloc,256m -p http_gzip_support=off
#
# Without Varnish's own gzip, each compression of the app is kept, Brotli included. Start the app with TRUST_PROXY=1. With
# HAProxy between Varnish and several apps, name HAProxy below, and start the apps with TRUST_PROXY=2.
vcl 4.1;

import std;

backend app {
    .host = "127.0.0.1";
    .port = "3000";
    # The app answers after 10 s at the latest.
    .first_byte_timeout = 15s;
    .probe = {
        # HAProxy refuses /healthz of the public, as this file does.
        .url = "/robots.txt";
        .interval = 1s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# The machines that may empty the cache.
acl operators {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    # Only the machine itself may read metrics, readiness and health, or call the admin api.
    if (req.url ~ "^/(metrics|readyz|healthz)(\?|$)" || req.url ~ "^/api/admin/") {
        return (synth(404));
    }
    # The call that empties the caches of the app and the gateway also empties this one, if they accept its token.
    if (req.method == "DELETE" && req.url ~ "^/graphql(\?|$)" && client.ip !~ operators) {
        return (synth(403));
    }
    call set_page_variant;
    # What is personal has a token. Pages contain nothing of a visitor, whatever cookies the browser sends.
    if (req.http.Authorization || req.http.Range || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    # Without these rules, a copy would be kept for each way in which browsers list their encodings.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # An old copy is used for 10 s while a new one is loaded, and for an hour while the app does not answer.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    return (hash);
}

# A page depends on its address, its language and the class of the device. Varnish then keeps at most four copies of a
# page in each encoding, instead of one for each browser.
sub set_page_variant {
    # A value that the client sends in this header is replaced. Without a chosen language, the page is French if the
    # browser lists French before English.
    if (req.http.Cookie ~ "(^|;\s*)language=fr\s*(;|$)") {
        set req.http.X-Page-Variant = "fr";
    } elseif (req.http.Cookie ~ "(^|;\s*)language=en\s*(;|$)") {
        set req.http.X-Page-Variant = "en";
    } elseif (req.http.Accept-Language ~ "(?i)^(\s*(?!en\b)[^,]*,)*\s*fr\b") {
        set req.http.X-Page-Variant = "fr";
    } else {
        set req.http.X-Page-Variant = "en";
    }
    if (req.http.Sec-CH-UA-Mobile) {
        if (req.http.Sec-CH-UA-Mobile == "?1") {
            set req.http.X-Page-Variant = req.http.X-Page-Variant + "-phone";
        } else {
            set req.http.X-Page-Variant = req.http.X-Page-Variant + "-desktop";
        }
    } elseif (req.http.User-Agent ~ "\bMobi") {
        set req.http.X-Page-Variant = req.http.X-Page-Variant + "-phone";
    } else {
        set req.http.X-Page-Variant = req.http.X-Page-Variant + "-desktop";
    }
}

sub vcl_backend_response {
    # Only what is marked as public is kept: Varnish would keep a response without this header for two minutes.
    if (beresp.http.Cache-Control !~ "\bpublic\b") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # A failure does not replace an old copy.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    set beresp.grace = 1h;
}

sub vcl_deliver {
    if (req.method == "DELETE" && req.url ~ "^/graphql(\?|$)" && resp.status == 204) {
        ban("obj.status != 0");
    }
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
